declare module 'virtual:samples/signIn' {
  export function SignIn(props: { onSignedIn: () => void }): React.JSX.Element
}
declare module 'virtual:samples/bookings' {
  export function Bookings(props: { doctorId: string; canUndo: boolean }): React.JSX.Element
}
declare module 'virtual:samples/newSlot' {
  export function NewSlot(props: { doctorId: string }): React.JSX.Element
}
