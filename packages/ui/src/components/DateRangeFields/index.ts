export { DateRangeFields, type DateOfRange, type DateRange, type DateRangeFieldsProps } from './DateRangeFields.tsx'
