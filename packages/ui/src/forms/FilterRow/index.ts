export { DateRangeFilter, type DateRangeFilterProps } from './DateRangeFilter.tsx'
export { FilterGroup, type FilterGroupProps, type FilterOption } from './FilterGroup.tsx'
export { FilterRow, type FilterRowProps } from './FilterRow.tsx'
