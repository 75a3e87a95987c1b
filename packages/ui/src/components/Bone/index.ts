export { Bone, type BoneProps } from './Bone.tsx'
