export { CodeVerification, type CodeVerificationProps } from './CodeVerification.tsx'
export { RESEND_DELAY } from './codeParts.tsx'
