import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A malicious file, and its permitted outcome. */
export interface HostileFile {
  readonly name: string
  readonly content: Uint8Array
  /**
   * `refused`: it must be refused. `harmless`: it may also be accepted if the stored file is a new
   * WebP without any original data.
   */
  readonly verdict: 'refused' | 'harmless'
}

/** Text that must not occur in stored files. */
export const PAYLOAD = '<script>alert("payload-canary")</script>'

const text = (value: string) => new TextEncoder().encode(value)
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

function crc32(data: Uint8Array): number {
  let crc = ~0
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  return ~crc >>> 0
}

function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const body = join(text(type), data)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return join(length, body, check)
}

const PNG_SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function pngHeader(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return pngChunk('IHDR', header)
}

/** Creates a PNG whose header claims this size, with a few bytes of compressed zeros. */
function pngBomb(width: number, height: number, bytes: number): Uint8Array {
  return join(
    PNG_SIGNATURE,
    pngHeader(width, height),
    pngChunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    pngChunk('IEND', new Uint8Array()),
  )
}

/** Creates at least thirty malicious files. */
export async function hostileImages(): Promise<HostileFile[]> {
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#3b7' } })
  const [png, jpeg, webp, gif, tiff] = await Promise.all([
    plain.clone().png().toBuffer(),
    plain
      .clone()
      .withExif({ IFD0: { Copyright: PAYLOAD, ImageDescription: PAYLOAD } })
      .jpeg()
      .toBuffer(),
    plain.clone().webp().toBuffer(),
    plain.clone().gif().toBuffer(),
    plain.clone().tiff().toBuffer(),
  ])
  const end = png.length - 12
  const refused = (name: string, content: Uint8Array): HostileFile => ({ name, content, verdict: 'refused' })
  const harmless = (name: string, content: Uint8Array): HostileFile => ({ name, content, verdict: 'harmless' })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${PAYLOAD}</svg>`
  return [
    refused('empty.png', new Uint8Array()),
    refused('page.png', text(`<!doctype html>${PAYLOAD}`)),
    refused('picture.svg', text(svg)),
    refused('picture.svg named png', text(`<?xml version="1.0"?>${svg}`)),
    refused(
      'external-entity.svg',
      text(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`),
    ),
    refused('document.pdf', text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj')),
    refused('archive.zip', new Uint8Array([0x50, 0x4b, 3, 4, ...text(PAYLOAD)])),
    refused('program.exe', text(`MZ${PAYLOAD}`)),
    refused('program.elf', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])),
    refused('shell.png', text('#!/bin/sh\nrm -rf /\n')),
    refused('code.php', text('<?php system($_GET["c"]); ?>')),
    refused('picture.gif', gif),
    refused('picture.gif with code', join(gif, text(PAYLOAD))),
    refused('picture.tiff', tiff),
    refused('picture.bmp', join(text('BM'), new Uint8Array(64))),
    refused('movie.avi in RIFF', join(text('RIFF'), new Uint8Array([9, 0, 0, 0]), text('AVI LIST'))),
    refused('picture.heic', join(new Uint8Array([0, 0, 0, 24]), text('ftypheic'), new Uint8Array(32))),
    refused(
      'imagemagick.mvg',
      text('push graphic-context\nimage over 0,0 0,0 "https://evil.example/x"\npop graphic-context'),
    ),
    refused('postscript.jpg', text('%!PS\nuserdict /setpagedevice undef')),
    refused('signature only.png', PNG_SIGNATURE),
    refused('signature only.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])),
    refused('signature only.webp', join(text('RIFF'), new Uint8Array([4, 0, 0, 0]), text('WEBP'))),
    refused('signature and code.png', join(PNG_SIGNATURE, text(PAYLOAD))),
    refused('signature and code.jpg', join(new Uint8Array([0xff, 0xd8, 0xff]), text(PAYLOAD))),
    refused('cut off.png', png.subarray(0, 60)),
    refused('cut off.jpg', jpeg.subarray(0, jpeg.length - 400)),
    refused('cut off.webp', webp.subarray(0, 30)),
    refused('zero wide.png', pngBomb(0, 10, 10)),
    refused('100 megapixels.png', pngBomb(10_000, 10_000, 1_000_000)),
    refused('4 gigapixels.png', pngBomb(65_535, 65_535, 1000)),
    refused('2147483647 wide.png', pngBomb(2_147_483_647, 1, 1000)),
    refused('more pixels than data.png', pngBomb(4000, 4000, 100)),
    refused('six megabytes.png', join(png, new Uint8Array(6 * 1024 * 1024))),
    harmless('exif with code.jpg', jpeg),
    harmless('code behind the end.jpg', join(jpeg, text(PAYLOAD))),
    harmless('code behind the end.png', join(png, text(PAYLOAD))),
    harmless(
      'text chunk.png',
      join(png.subarray(0, end), pngChunk('tEXt', text(`Comment\0${PAYLOAD}`)), png.subarray(end)),
    ),
    harmless(
      'colour profile of code.png',
      join(png.subarray(0, 33), pngChunk('iCCP', join(text('icc\0\0'), deflateSync(text(PAYLOAD)))), png.subarray(33)),
    ),
    harmless(
      'decompression bomb in a text chunk.png',
      join(
        png.subarray(0, end),
        pngChunk('zTXt', join(text('x\0\0'), deflateSync(Buffer.alloc(30_000_000)))),
        png.subarray(end),
      ),
    ),
    harmless('zip behind the end.png', join(png, new Uint8Array([0x50, 0x4b, 3, 4]), text(PAYLOAD))),
  ]
}
