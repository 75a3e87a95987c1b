/**
 * Header of background requests. The server does not count them as use: a page left open does not
 * keep its session alive (goal S1).
 */
export const IN_BACKGROUND = { 'X-Background-Poll': '1' }
