import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { defaultEmbeds, readEmbeds } from '@the-house/domain'
import { number, object, string, ValidationError, type InferType } from 'yup'
import { storageFault } from './files/store-address.ts'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const address = (schemes: readonly string[], message: string) =>
  string().test('address', message, (value) => {
    if (!value) return true
    return URL.canParse(value) && schemes.includes(new URL(value).protocol)
  })

/** Whether a text is an IP address or a network, such as `10.0.0.2` or `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/')
  const most = isIP(ip) === 6 ? 128 : 32
  return isIP(ip) !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

/** A whole number within limits. */
const count = (name: string, { least, most }: { least: number; most: number }) =>
  number()
    .typeError(`${name} must be a number`)
    .integer(`${name} must be a whole number`)
    .min(least, `${name} must be at least ${least}`)
    .max(most, `${name} must be at most ${most}`)

const environmentSchema = object({
  PORT: number()
    .typeError('PORT must be a number')
    .integer('PORT must be a whole number')
    .min(0, 'PORT must not be negative')
    .max(65_535, 'PORT must be at most 65535')
    .default(3000),
  HOST: string().default('127.0.0.1'),
  NODE_ENV: string(),
  DEMO: string().oneOf(['yes', 'no'] as const, 'DEMO must be yes or no'),
  DATA_DIR: string().default('.data'),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'DATABASE_URL must be a postgres:// address'),
  DATABASE_POOL: count('DATABASE_POOL', { least: 1, most: 500 }).default(10),
  DATABASE_TIMEOUT_MS: count('DATABASE_TIMEOUT_MS', { least: 100, most: 60_000 }).default(4000),
  JOBS_CONCURRENCY: count('JOBS_CONCURRENCY', { least: 1, most: 100 }).default(4),
  DATABASE_READ_URL: address(['postgres:', 'postgresql:'], 'DATABASE_READ_URL must be a postgres:// address'),
  DATABASE_DIRECT_URL: address(['postgres:', 'postgresql:'], 'DATABASE_DIRECT_URL must be a postgres:// address'),
  SMTP_URL: address(['smtp:', 'smtps:'], 'SMTP_URL must be an smtp:// address'),
  MAIL_FROM: string().matches(/^[^\s@<>]+@[^\s@<>]+$/, 'MAIL_FROM must be an e-mail address'),
  PUBLIC_URL: address(['http:', 'https:'], 'PUBLIC_URL must be an http:// or https:// address'),
  ALLOWED_EMBEDS: string()
    .test(
      'embeds',
      'ALLOWED_EMBEDS must be none, or youtube, vimeo and origins like https://media.example.com, separated by commas',
      (value) => value === undefined || readEmbeds(value) !== undefined,
    )
    .default(defaultEmbeds),
  TRUSTED_PROXY: string().test(
    'networks',
    'TRUSTED_PROXY must be addresses like 10.0.0.2 or 10.0.0.0/8, separated by commas',
    (value) => !value || value.split(',').every((network) => isNetwork(network.trim())),
  ),
  STORAGE_URL: string().test('storage', (value, { createError }) => {
    const fault = value && storageFault(value)
    return fault
      ? createError({ message: `STORAGE_URL must be file:///... or s3://bucket?endpoint=...&region=...: ${fault}` })
      : true
  }),
  STOP_DRAIN_SECONDS: number()
    .typeError('STOP_DRAIN_SECONDS must be a number')
    .min(0, 'STOP_DRAIN_SECONDS must not be negative')
    .max(120, 'STOP_DRAIN_SECONDS must be at most 120')
    .default(2),
  METRICS_PORT: number()
    .typeError('METRICS_PORT must be a number')
    .integer('METRICS_PORT must be a whole number')
    .min(0, 'METRICS_PORT must not be negative')
    .max(65_535, 'METRICS_PORT must be at most 65535'),
  METRICS_TOKEN: string().min(16, 'METRICS_TOKEN must have at least 16 characters'),
  LOG_LEVEL: string()
    .oneOf(levels, `LOG_LEVEL must be one of ${levels.join(', ')}`)
    .default('info'),
})

type Environment = InferType<typeof environmentSchema>
export interface Config extends Environment {
  /** An absolute path. */
  DATA_DIR: string
}

/** Parses the settings of the environment, with empty ones as absent; throws one message with all errors. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  try {
    const config = environmentSchema.validateSync(given, { abortEarly: false, stripUnknown: true })
    return { ...config, DATA_DIR: resolve(config.DATA_DIR) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new Error(`The settings are not right: ${error.errors.join('; ')}.`, { cause: error })
  }
}

/** The public URL of the portal, without a trailing slash. */
export const publicUrlOf = ({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string =>
  (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')
