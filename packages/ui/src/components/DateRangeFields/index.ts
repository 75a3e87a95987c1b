export {
  DateRangeFields,
  useDateRangeProblems,
  type DateRange,
  type DateRangeFieldsProps,
  type DateRangeProblems,
} from './DateRangeFields.tsx'
