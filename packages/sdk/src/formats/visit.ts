import type { components } from '../generated/schema.ts'

/** Whether a patient came: `none`, `arrived`, `seen` or `no-show`. */
export type Visit = components['schemas']['Visit']

/** Why a confirmed booking is cancelled. */
export type CancellationReason = components['schemas']['CancellationReason']
