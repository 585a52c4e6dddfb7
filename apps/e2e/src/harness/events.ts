import type { Page } from '@playwright/test'
import { buildUrl, calls } from '@the-house/domain'

/** The addresses of the stream of events. */
export const events = `**${buildUrl(calls.myEvents)}`

/** Resolves once a page hears the events of its user, which it asks for when it is at rest. */
export const whenHeard = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/me/events'))
