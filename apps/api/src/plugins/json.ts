import plugin from 'fastify-plugin'

/** JSON alone is understood; an empty body is no body, since clients send the type with every POST. */
export const json = plugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body.toString(), done)
  })
})
