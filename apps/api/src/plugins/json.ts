import plugin from 'fastify-plugin'

/** Parses JSON alone; an empty body is allowed, since clients send the content type with every POST. */
export const json = plugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body.toString(), done)
  })
})
