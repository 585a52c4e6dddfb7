// node src/testing/write-client.ts <folder>: writes the OpenAPI document and the types of a client for the documentation.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openapiDocument } from '../plugins/openapi.ts'
import { clientTypes } from './client-types.ts'
import { openInMemory } from './embedded.ts'
import { createTestServer } from './test-server.ts'

const [folder = 'dist/client'] = process.argv.slice(2)
const { server, close } = await createTestServer({ connection: await openInMemory() })
const document = openapiDocument(server)
await close()
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'openapi.json'), JSON.stringify(document))
await writeFile(join(folder, 'the-house.d.ts'), await clientTypes(document))
