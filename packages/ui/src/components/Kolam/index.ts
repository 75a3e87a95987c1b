export { Kolam, type KolamProps } from './Kolam.tsx'
export { Logo, type LogoProps } from './Logo.tsx'
export { emptyKolam, failedKolam, lostKolam, type KolamDrawing } from './kolamPaths.ts'
export { signInKolam } from './signInKolam.ts'
