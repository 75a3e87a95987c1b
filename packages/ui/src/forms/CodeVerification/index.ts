export { CodeVerification, RESEND_DELAY, type CodeVerificationProps } from './CodeVerification.tsx'
