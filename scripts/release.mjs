// npm run release: builds the folder release/, which holds what a server runs, with its packages and no development
// package: it is copied to a server as it is. `npm start` under NODE_ENV=production makes and runs it.
import { main } from './setup.mjs'
import { makeRelease, release } from './release/make-release.mjs'

main(async () => {
  await makeRelease()
  console.log(`The release is in ${release}. On a server with Node 24: node apps/api/src/server.ts, or npm start.`)
})
