export { DoctorNameField, type DoctorNameFieldProps } from './DoctorNameField.tsx'
