import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { demoRefusal, isDemoAllowed } from './allowed.ts'

const street = { PUBLIC_URL: 'https://house.example.com', NODE_ENV: 'production', HOST: '0.0.0.0' }
const doors = Object.entries(street)

it.each([
  ['nothing', {}],
  ['a public URL without TLS', { PUBLIC_URL: 'http://localhost:3000' }],
  ['a public URL of this machine alone', { PUBLIC_URL: 'http://[::1]:3000/' }],
  ['a development environment', { NODE_ENV: 'development' }],
  ...['127.0.0.1', '127.255.0.9', 'localhost', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'].map(
    (HOST): [string, object] => [`HOST ${HOST}`, { HOST }],
  ),
  ['DEMO=yes and all that leads to the street', { ...street, DEMO: 'yes' }],
])('allows a demonstration with %s', (_, environment) => {
  expect(demoRefusal(readConfig({ ...environment }))).toBeNull()
})

it.each([
  ['PUBLIC_URL is https', { PUBLIC_URL: 'https://house.example.com' }],
  ['PUBLIC_URL is https', { PUBLIC_URL: 'HTTPS://house.example.com' }],
  ['PUBLIC_URL is https', { PUBLIC_URL: ' https://house.example.com' }],
  [
    'PUBLIC_URL names house.example.com, which other machines may reach',
    { PUBLIC_URL: 'http://house.example.com:3000' },
  ],
  ['NODE_ENV is production', { NODE_ENV: 'production' }],
  ['NODE_ENV is production', { NODE_ENV: 'Production ' }],
  ...[
    '0.0.0.0',
    '::',
    '10.0.0.2',
    '192.168.0.10',
    '::ffff:10.0.0.2',
    'house.example.com',
    '0',
    '127.1',
    '2130706433',
    'localhost.example.com',
  ].map((HOST): [string, object] => [`HOST is ${HOST}, which other machines may reach`, { HOST }]),
  ['DEMO is no', { DEMO: 'no' }],
  ['DEMO is no', { ...street, DEMO: 'no' }],
])('refuses one because %s', (reason, environment) => {
  expect(demoRefusal(readConfig({ ...environment }))).toBe(reason)
})

it('refuses one in every combination of settings that lead to the street, unless DEMO=yes', () => {
  for (let which = 0; which < 2 ** doors.length; which += 1) {
    const open = Object.fromEntries(doors.filter((_, index) => which & (1 << index)))
    expect(isDemoAllowed(readConfig(open))).toBe(which === 0)
    expect(isDemoAllowed(readConfig({ ...open, DEMO: 'yes' }))).toBe(true)
    expect(isDemoAllowed(readConfig({ ...open, DEMO: 'no' }))).toBe(false)
  }
})

it('takes no other word for DEMO', () => {
  expect(() => readConfig({ DEMO: 'true' })).toThrow('DEMO must be yes or no')
})
