import type { Page } from '@playwright/test'

/**
 * Collects what the live regions of a page say from now on, as a screen reader would.
 * @returns reads what was said since it was last read
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const said: string[] = []
    const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output'
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const node = target instanceof Element ? target : target.parentElement
        const text = node?.closest(regions)?.textContent.replaceAll('\u00A0', ' ').trim() ?? ''
        if (text !== '' && said.at(-1) !== text) said.push(text)
      }
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    return said
  })
  return () => heard.evaluate((said) => said.splice(0))
}

/** The languages of the portal, with what it says there of pairs, orders and numbers. */
export const spoken = {
  en: {
    verify: 'Verify',
    wrong: 'Not right yet',
    rightAnswer: 'Right answer:',
    pairs: {
      partner: (prompt: string) => `Partner of ${prompt}`,
      matched: (count: number) => `${count} of 4 matched`,
      bank: 'Partners to choose from',
      lifted: (partner: string) => `${partner} is lifted. Press its place.`,
      put: (partner: string, prompt: string) => `Put ${partner} to ${prompt}`,
      placed: (partner: string, prompt: string, count: number) =>
        `${partner} goes with ${prompt}, ${count} of 4 matched`,
      dropped: (partner: string) => `${partner} is put back`,
      chosen: (partner: string) => `${partner}, chosen`,
      right: 'Right',
      nothing: 'nothing',
      instead: 'Wrong, right is',
    },
    order: {
      list: 'Your order',
      up: (item: string) => `Move ${item} up`,
      down: (item: string) => `Move ${item} down`,
      handle: (item: string) => `Drag ${item}`,
      how: /^Press Space to lift it/,
      role: 'can be moved',
      lifted: (item: string, place: number) => `${item} is lifted. It is number ${place} of 5`,
      over: (item: string, place: number) => `${item} would be number ${place} of 5`,
      moved: (item: string, place: number) => `${item} is now number ${place} of 5`,
      cancelled: (item: string, place: number) => `${item} is back at number ${place} of 5`,
      right: 'In the right order',
      belongs: /Wrong place, belongs at \d/,
    },
    amount: {
      field: 'Your answer',
      unit: 'Unit',
      noNumber: 'This is no number. Write digits, as in 12.5.',
      given: '1,234',
      understood: 'Understood as 1234',
      right: '3.2',
      missing: 'The number is right, its unit is missing.',
      key: /3\.2 m/,
    },
  },
  pt: {
    verify: 'Verificar',
    wrong: 'Ainda não está certo',
    rightAnswer: 'Resposta certa:',
    pairs: {
      partner: (prompt: string) => `Par de ${prompt}`,
      matched: (count: number) => `${count} de 4 combinados`,
      bank: 'Pares para escolher',
      lifted: (partner: string) => `${partner} foi levantado. Toque no lugar dele.`,
      put: (partner: string, prompt: string) => `Colocar ${partner} com ${prompt}`,
      placed: (partner: string, prompt: string, count: number) =>
        `${partner} forma par com ${prompt}, ${count} de 4 combinados`,
      dropped: (partner: string) => `${partner} voltou para a lista`,
      chosen: (partner: string) => `${partner}, já escolhido`,
      right: 'Certo',
      nothing: 'nada',
      instead: 'Errado, o certo é',
    },
    order: {
      list: 'Sua ordem',
      up: (item: string) => `Mover ${item} para cima`,
      down: (item: string) => `Mover ${item} para baixo`,
      handle: (item: string) => `Arrastar ${item}`,
      how: /^Pressione Espaço para levantar/,
      role: 'pode ser movido',
      lifted: (item: string, place: number) => `${item} foi levantado. É o número ${place} de 5`,
      over: (item: string, place: number) => `${item} seria o número ${place} de 5`,
      moved: (item: string, place: number) => `${item} agora é o número ${place} de 5`,
      cancelled: (item: string, place: number) => `${item} voltou ao número ${place} de 5`,
      right: 'Na ordem certa',
      belongs: /Lugar errado, é o número \d/,
    },
    amount: {
      field: 'Sua resposta',
      unit: 'Unidade',
      noNumber: 'Isto não é um número. Use algarismos, como em 12,5.',
      given: '1.234',
      understood: 'Entendido como 1234',
      right: '3,2',
      missing: 'O número está certo, falta a unidade.',
      key: /3,2 m/,
    },
  },
} as const
