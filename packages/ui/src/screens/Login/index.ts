export { Login, type LoginProps, type LoginResult, type LoginVerifyResult } from './Login.tsx'
export { useSignInActions, type SignInActions, type SignInApi } from './useSignInActions.ts'
