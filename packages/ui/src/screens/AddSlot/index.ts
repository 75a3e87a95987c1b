export { AddSlot, type AddSlotProps, type NewSlot } from './AddSlot.tsx'
