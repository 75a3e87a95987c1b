export { ImageList, PLACEHOLDERS, type ImageListProps } from './ImageList.tsx'
