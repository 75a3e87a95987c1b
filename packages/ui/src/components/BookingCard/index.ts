export { BookingCard, type BookingCardProps, useBookingColumns, type BookingColumn } from './BookingCard.tsx'
