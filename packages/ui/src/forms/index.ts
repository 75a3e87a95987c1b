export type { ActionFailure, ActionResult, ActionSuccess } from './ActionResult.ts'
export { useAction } from './useAction.ts'
export { useActionForm, type ActionForm, type ActionFormOptions } from './useActionForm.ts'
