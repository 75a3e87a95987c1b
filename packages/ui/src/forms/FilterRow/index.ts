export { DateRangeFilter, type DateRangeFilterProps } from './DateRangeFilter.tsx'
export { FilterGroup, type FilterGroupProps, type FilterOption, FilterRow, type FilterRowProps } from './FilterRow.tsx'
