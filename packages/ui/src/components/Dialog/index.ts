export { Dialog, type DialogAttributes, type DialogProps } from './Dialog.tsx'
