import { connect } from 'node:net'
import { readFileSync, existsSync } from 'node:fs'
import { SESSION_COOKIE } from '../../src/http/cookies.ts'

const FORM = '--x\r\nContent-Disposition: form-data; name="doctor_profile_img"; filename="a.png"\r\n\r\n'
const ANNOUNCED = 5 * 1024 * 1024
// Shared by all clients, so that their memory does not exceed the measured memory.
const CONTENT = Buffer.alloc(4 * 1024 * 1024)

/** An upload that never ends. */
export interface HeldUpload {
  /** The status that the server has sent; empty while it waits for the rest. */
  readonly status: () => string
  release(): void
}

/**
 * Starts an upload and does not finish it.
 *
 * @param bytes how much of the file is sent, at most 4 MB
 */
export function holdUpload(origin: string, token: string, bytes: number): HeldUpload {
  let received = ''
  const socket = connect(Number(new URL(origin).port), 'localhost')
  socket.on('data', (part) => (received += part.toString()))
  // The server closes the connection of a refused upload.
  socket.on('error', () => socket.destroy())
  socket.write(
    `PUT /api/doctor/updateDoctorProfileImage HTTP/1.1\r\nHost: localhost\r\nCookie: ${SESSION_COOKIE}=${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${ANNOUNCED}\r\n\r\n${FORM}`,
  )
  socket.write(CONTENT.subarray(0, bytes))
  return { status: () => received.slice('HTTP/1.1 '.length, 'HTTP/1.1 '.length + 3), release: () => socket.destroy() }
}

/** Returns the resident memory of a process in MB; NaN if the system does not provide it. */
export function residentMemory(pid: number | undefined): number {
  const path = `/proc/${pid}/status`
  if (!existsSync(path)) return Number.NaN
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(path, 'utf8'))?.[1]) / 1024
}
