/** What the demonstration school tells: composed screens show it, so that they look as screens do. */
export const school = {
  student: 'Helena Duarte',
  teacher: 'Clara Monteiro',
  units: ['Recife Boa Viagem', 'São Paulo Pinheiros', 'Manaus Centro', 'Porto Alegre Moinhos'],
  downloads: [
    { name: 'The plan of your house', size: '1.2 MB' },
    { name: 'The words of the first seven rooms', size: '340 kB' },
    { name: 'Forty verbs that go their own way', size: '85 kB' },
  ],
  articles: ['Three doors for -ed', 'Why we learn in a house', 'How a tribe gets rich'],
  speaking: ['Nice to meet you', 'Would you like some tea?', 'Could you help me?'],
} as const
