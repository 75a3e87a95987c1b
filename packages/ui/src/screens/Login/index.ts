export { Login, type LoginProps, type LoginResult, type LoginVerifyResult } from './Login.tsx'
export type { LostPasskeys, RecoveryResult } from './PasskeyRecovery.tsx'
