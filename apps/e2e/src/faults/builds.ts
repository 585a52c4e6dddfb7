import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Deploys the server's program with its own copy of the built portal; returns its folder. */
export async function deploy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'the-house-deployed-'))
  await mkdir(join(folder, 'apps/portal'), { recursive: true })
  await cp(join(root, 'apps/api'), join(folder, 'apps/api'), {
    recursive: true,
    filter: (source) => !source.endsWith('node_modules'),
  })
  await symlink(join(root, 'apps/api/node_modules'), join(folder, 'apps/api/node_modules'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await cp(join(root, 'apps/portal/dist'), join(folder, 'apps/portal/dist'), { recursive: true })
  return folder
}

const hashed = /-([\w-]{7})(?=\.\w+)/
const isText = (file: string) => /\.(js|css|html)$/.test(file)

/** Simulates another build of the portal: every file gets another name, and the old ones are deleted. */
export async function updatePortal(folder: string): Promise<void> {
  const dist = join(folder, 'apps/portal/dist')
  const next = join(folder, 'apps/portal/next')
  await cp(dist, next, { recursive: true, filter: (source) => !/\.(br|map)$/.test(source) })
  const assets = join(next, 'assets')
  const names = await readdir(assets)
  const renamed = new Map(names.map((name) => [name, name.replace(hashed, (_, hash: string) => `-${hash}2`)]))
  const worker = join(next, 'service-worker.js')
  const pages = (await readdir(join(next, 'pages'))).filter(isText).map((name) => join(next, 'pages', name))
  const texts = [join(next, 'index.html'), ...pages, worker, ...names.filter(isText).map((name) => join(assets, name))]
  for (const file of texts) {
    let text = await readFile(file, 'utf8')
    for (const [from, to] of renamed) text = text.replaceAll(from, to)
    await writeFile(file, text)
  }
  for (const [from, to] of renamed) await rename(join(assets, from), join(assets, to))
  // The page has no hash in its name: the worker knows it by its revision.
  const listed = await readFile(worker, 'utf8')
  await writeFile(worker, listed.replaceAll(/(revision"?:\s*["`'])(?=\w{32})/g, '$1next-'))
  await rm(dist, { recursive: true })
  await rename(next, dist)
}
