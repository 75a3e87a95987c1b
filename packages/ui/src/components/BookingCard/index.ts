export { BookingCard, type BookingCardProps } from './BookingCard.tsx'
export { useBookingColumns, type BookingColumn } from './useBookingColumns.tsx'
