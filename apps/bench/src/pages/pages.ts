import type { Place } from '../school.ts'

export interface MeasuredPage {
  /** How the report names it. */
  title: string
  path: string
  /** The element that the page is opened for. */
  stands: string
  /** What is clicked in turn, to measure the time until a click is painted. */
  clicked: string
  /** The title of the limit page that it is compared with. */
  beside?: string
}

const form = { stands: 'input[type=email]', clicked: 'input[name=email], input[name=password]' }
const answers = { stands: 'main input[type=radio]', clicked: 'main label:has(input[type=radio])' }

export const limitPages = {
  'plain-login': { title: 'React and plain CSS, prerendered', path: '/plain-login.html', ...form },
  'chakra-login': { title: 'bare Chakra', path: '/chakra-login.html', ...form },
  radios: { title: 'React radios', path: '/radios.html', ...answers },
} satisfies Record<string, MeasuredPage>

/** The portal's pages; the student's first exercise with one right alternative is the exercise. */
export const portalPages = ({ path }: Pick<Place, 'path'>) =>
  ({
    login: { title: 'login', path: '/login', ...form, beside: limitPages['plain-login'].title },
    dashboard: {
      title: 'dashboard',
      path: '/dashboard',
      stands: 'main h1',
      clicked: 'header button[popovertarget]',
      beside: limitPages['plain-login'].title,
    },
    exercise: { title: 'exercise', path, ...answers, beside: limitPages.radios.title },
  }) satisfies Record<string, MeasuredPage>

export type PageName = keyof ReturnType<typeof portalPages>
export const pageNames = ['login', 'dashboard', 'exercise'] as const satisfies PageName[]
