const portal = '^apps/portal/src/'
const tests = ['\\.test\\.tsx?$', `${portal}testing/`]
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

/** The allowed imports inside a workspace: app -> areas -> everything else; an area is `areas/<name>`. */
export const ruleSet = {
  forbidden: [
    forbid('circle', 'modules import each other in a circle', {}, { circular: true }),
    forbid('unresolved', 'what is imported is not there', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
    forbid(
      'app',
      'only app may import app',
      { path: portal, pathNot: [...tests, `${portal}app/`] },
      { path: `${portal}app/` },
    ),
    forbid(
      'areas',
      'only app may import areas',
      { path: portal, pathNot: [...tests, `${portal}(?:app|areas)/`] },
      { path: `${portal}areas/` },
    ),
    forbid(
      'area',
      'one area never imports another',
      { path: `${portal}areas/([^/]+)/`, pathNot: tests },
      { path: `${portal}areas/`, pathNot: `${portal}areas/$1/` },
    ),
    forbid(
      'testing',
      'only tests may use the tools of tests',
      { path: portal, pathNot: tests },
      { path: `${portal}testing/` },
    ),
    forbid(
      'calls',
      'calls stand in api/<area>.ts, one function a call',
      { path: portal, pathNot: [...tests, `${portal}api/`] },
      { path: `${portal}api/(?:client|download|upload)\\.ts$` },
    ),
    forbid(
      'http',
      'only api/client.ts speaks HTTP',
      { path: portal, pathNot: `${portal}api/client\\.ts$` },
      { path: 'redaxios' },
    ),
  ],
}
