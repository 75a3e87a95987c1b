export { SEARCH_DELAY, SearchBox, type SearchBoxProps } from './SearchBox.tsx'
