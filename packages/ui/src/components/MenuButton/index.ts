export { MenuButton, type MenuButtonProps, type MenuItem } from './MenuButton.tsx'
export { useDismiss } from './useDismiss.ts'
