export { LiveBar, type LiveBarProps } from './LiveBar.tsx'
