import { expect, it } from 'vitest'
import { publicRoutes } from './public-routes.ts'
import { matchIn } from './matching.ts'
import { matchPath, notFoundRow, routes } from './routes.ts'

const chapter = '/the-magic-formula/chapter/3'

it.each([
  ['/', routes.home],
  ['/dashboard', routes.dashboard],
  ['/the-magic-formula/books', routes.books],
  [chapter, routes.chapter],
  [`${chapter}/choose`, routes.choose],
  [`${chapter}/e/the-front-door/12`, routes.exercises],
  [`${chapter}/the-front-door/11`, routes.content],
  [`${chapter}/choose/`, routes.choose],
  ['/tutorial', routes.tutorial],
  ['/nowhere', notFoundRow],
])('leads %s to its screen', (path, row) => {
  expect(matchPath(path).row).toBe(row)
})

it.each([
  ['/login', publicRoutes.login],
  ['/change-password/a-token', publicRoutes.changePassword],
  ['/change-code/a-token', publicRoutes.updateCodeAndChangePassword],
  ['/change-code/A1/email/maria%40thehouse.test', publicRoutes.changeCode],
  ['/dashboard', undefined],
])('knows whether %s is a public route', (path, row) => {
  expect(matchIn(publicRoutes, path)?.row).toBe(row)
})

it('hands the parameters of the address to the screen', () => {
  expect(matchPath(`${chapter}/e/the-front-door/12`).params).toEqual({
    id: '3',
    topicName: 'the-front-door',
    topicId: '12',
  })
})
