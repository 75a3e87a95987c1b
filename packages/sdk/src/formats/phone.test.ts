import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, isMobileNumber, parsePhone, phoneHref, toLatinDigits } from './phone.ts'

const digitText = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((digits) => digits.join(''))
const mobile = fc.tuple(fc.constantFrom('6', '7', '8', '9'), digitText(9)).map((parts) => parts.join(''))

it.each([
  ['9876543210', 'tel:+919876543210'],
  ['+919876543210', 'tel:+919876543210'],
  ['+1 415-555-0100', 'tel:+14155550100'],
  ['044 2345 6789', 'tel:04423456789'],
])('%s is called at %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

describe('formatPhone', () => {
  it.each([
    ['9876543210', '+9198765-43210'],
    ['+919876543210', '+9198765-43210'],
    ['1234567890', '+9112345-67890'],
    ['919876543210', '919876543210'],
    ['+91 98765 43210', '+91 98765 43210'],
    ['98765', '98765'],
    ['+9198765', '+9198765'],
    ['+91+919876543210', '+91+919876543210'],
    ['+14155550100', '+14155550100'],
    ['98765x3210', '98765x3210'],
    ['௯௮௭௬௫௪௩௨௧௦', '௯௮௭௬௫௪௩௨௧௦'],
    ['', ''],
  ])('[SDK-05] %j is shown as %j', (sent, shown) => {
    expect(formatPhone(sent)).toBe(shown)
  })

  it('[SDK-05] any ten digits, with or without +91, are shown as +91, five digits, hyphen, five digits', () => {
    fc.assert(
      fc.property(digitText(10), fc.constantFrom('', '+91'), (digits, prefix) => {
        expect(formatPhone(prefix + digits)).toBe(`+91${digits.slice(0, 5)}-${digits.slice(5)}`)
      }),
    )
  })

  it('[SDK-05] everything else is shown as it came', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^(?:\+91)?[0-9]{10}$/.test(text)),
        (text) => {
          expect(formatPhone(text)).toBe(text)
        },
      ),
    )
  })
})

describe('parsePhone', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['＋91 9876543210', '9876543210'],
    ['﹢919876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['+9198765-43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['0091 98765-43210', '9876543210'],
    ['tel:+91 98765-43210', '9876543210'],
    [' TEL:9876543210 ', '9876543210'],
    ['919876543210', '9876543210'],
    ['9198765432', '9198765432'],
    ['(98765) 43210', '9876543210'],
    ['98765.43210', '9876543210'],
    ['98765–43210', '9876543210'],
    ['⁨+91 98765 43210⁩', '9876543210'],
    ['+91 (0) 98765/43210', '9876543210'],
    ['９８７６５４３２１０', '9876543210'],
    ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
    ['+9876543210', null],
    [' ௯௮௭௬௫ ௪௩௨௧௦ ', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['5876543210', null],
    ['987654321', null],
    ['98765432101', null],
    ['+1 9876543210', null],
    ['x9876543210', null],
    ['x tel:9876543210', null],
    ['98765 43210+91', null],
    ['9876543210x', null],
    ['', null],
  ])('reads %j as %j', (typed, digits) => {
    expect(parsePhone(typed)).toBe(digits)
  })

  it('reads back what formatPhone shows', () => {
    fc.assert(
      fc.property(mobile, (digits) => {
        expect(parsePhone(formatPhone(digits))).toBe(digits)
        expect(isMobileNumber(digits)).toBe(true)
      }),
    )
  })
})

it.each([
  ['9876543210', true],
  ['6000000000', true],
  ['5999999999', false],
  ['987654321', false],
  ['9+919876543', false],
  ['98765432100', false],
  ['+919876543210', false],
])('isMobileNumber(%j) is %j', (text, valid) => {
  expect(isMobileNumber(text)).toBe(valid)
})

it.each([
  ['௦௧௨௩௪௫௬௭௮௯', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['౦౯ ೦೯ ൦൯ ০৯ ૦૯ ੦੯', '09 09 09 09 09 09'],
  ['٣ x 7', '3 x 7'],
  ['０９ 𝟘𝟡 𝟎𝟗 ²', '09 09 09 ²'],
])('toLatinDigits(%j) is %j', (text, latin) => {
  expect(toLatinDigits(text)).toBe(latin)
})
