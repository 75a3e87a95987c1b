export { SignInAgain, type SignInAgainProps } from './SignInAgain.tsx'
