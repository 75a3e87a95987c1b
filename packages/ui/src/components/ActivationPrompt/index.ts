export { ActivationPrompt, type ActivationPromptProps } from './ActivationPrompt.tsx'
