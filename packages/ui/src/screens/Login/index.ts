export { Login, type LoginProps, type LoginResult, type LoginVerifyResult } from './Login.tsx'
