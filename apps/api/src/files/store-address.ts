import { boolean, object, string, ValidationError, type InferType } from 'yup'

const httpUrl = (name: string) =>
  string().test('http', `${name} is no http:// or https:// address`, (value) => {
    if (value === undefined || value === 'none') return true
    return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
  })

const addressSchema = object({
  bucket: string()
    .matches(/^[a-zA-Z0-9][\w.-]{1,254}$/, 'no bucket is named')
    .required('no bucket is named'),
  /** The address of the store that the server uses; without it that of AWS in the region. */
  endpoint: httpUrl('endpoint').notOneOf(['none'], 'endpoint is no http:// or https:// address'),
  region: string().default('us-east-1'),
  /** Whether the bucket stands in the path of an address, not in its host name; default: where an endpoint is named. */
  path_style: boolean().typeError('path_style is true or false'),
  /** The address of the store for browsers, where it differs; `none`: browsers never talk to it. */
  public: httpUrl('public'),
}).exact(({ properties }) => `${String(properties)} is not known; known are endpoint, region, path_style and public`)

/** The address of a bucket on an object store. */
export type StoreAddress = InferType<typeof addressSchema> & { path_style: boolean }

/**
 * Parses `s3://bucket?endpoint=...&region=...&path_style=...&public=...`.
 * @throws ValidationError that says what is wrong
 */
export function parseStoreAddress(url: string): StoreAddress {
  const { hostname: bucket, pathname, username, password, searchParams } = new URL(url)
  const folder = pathname.replace(/^\/$/, '')
  const given = { ...Object.fromEntries(searchParams), bucket }
  const address = addressSchema
    .test('folder', 'a bucket has no folders here', () => folder === '')
    .test('secret', 'credentials stand in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY', () => !username && !password)
    .validateSync(given)
  return { ...address, path_style: address.path_style ?? address.endpoint !== undefined }
}

/**
 * Returns what is wrong with the address of a storage, `file:///...` or `s3://...`; undefined: nothing.
 */
export function storageFault(url: string): string | undefined {
  if (!URL.canParse(url) || !['file:', 's3:'].includes(new URL(url).protocol)) return 'it begins with file:// or s3://'
  if (new URL(url).protocol === 'file:') return undefined
  try {
    parseStoreAddress(url)
    return undefined
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.message
  }
}
