export { Login, type LoginProps, type LoginResult, type LoginVerifyResult } from './Login.tsx'
export type { LostPasskeys, RecoveryResult } from './PasskeyRecovery.tsx'
export { useSignInActions, type SignInActions, type SignInApi } from './useSignInActions.ts'
