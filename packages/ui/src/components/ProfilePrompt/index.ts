export { ProfilePrompt, type ProfilePromptProps } from './ProfilePrompt.tsx'
