/** The text of a student for an open exercise, and a teacher's correction. */
export interface Essay {
  /** {name} is replaced by the student's name. */
  text: string
  /** Html; removals and additions are marked up. */
  correction: string
  /** 0 to 10. */
  mark: number
}

/** By the title of the exercise. */
export const essays: Record<string, readonly [Essay, ...Essay[]]> = {
  'Your door': [
    {
      text: 'Good morning! My name is {name}. I from Campinas, in Brazil.',
      correction: '<p>A warm greeting! One small key is missing: I <ins>am</ins> from Campinas.</p>',
      mark: 8,
    },
    {
      text: 'Hello! I am {name} and I am from Olinda. Nice to meet you!',
      correction: '<p>Perfect. Greeting, name, city, and a friendly end. Say it aloud three times today.</p>',
      mark: 10,
    },
  ],
  'Meet Tom': [
    {
      text: "Tom: Good night! I'm Tom. Me: Hello Tom, my name is {name}. Tom: Nice to meet you. Me: Nice to meet you too, goodbye!",
      correction:
        '<p>Very natural. Only the first line: Tom arrives, so he says Good <del>night</del> <ins>evening</ins>.</p>',
      mark: 8,
    },
    {
      text: "Good evening, are you Tom? Yes, I am. I'm your new neighbor. My name is {name}. Good night, Tom!",
      correction: '<p>Evening at the start, night at the end: exactly. Next time add <em>Nice to meet you</em>.</p>',
      mark: 9,
    },
  ],
  'Your own hall': [
    {
      text: 'This is my hall. There is a umbrella and my shoes. My brother and her bike are there too.',
      correction:
        '<p><del>a</del> <ins>an</ins> umbrella, and the bike belongs to your brother: <del>her</del> <ins>his</ins> bike.</p>',
      mark: 7,
    },
    {
      text: 'In my hall there is an old clock. This is my bag, and these are my keys.',
      correction: '<p>Everything is right, and <em>these are</em> is just what I hoped to see.</p>',
      mark: 10,
    },
  ],
  'Lost in the hall': [
    {
      text: 'Hello. I have a gray coat with a phone. Is your coat? My number is 555-0120.',
      correction: '<p>Clear and polite. The question needs its subject: Is <ins>it</ins> your coat?</p>',
      mark: 8,
    },
    {
      text: 'Hi! This coat and this phone are in the hall, next to the mirror. Are they your? Call me, please: 555-0177.',
      correction:
        '<p>Good place, good number. Without a thing after it, <em>your</em> becomes <del>your</del> <ins>yours</ins>.</p>',
      mark: 8,
    },
  ],
  'Open your fridge': [
    {
      text: "There is some milk and there are some eggs. There isn't some butter.",
      correction:
        "<p>Two happy cooks, and then the worried one: There isn't <del>some</del> <ins>any</ins> butter.</p>",
      mark: 8,
    },
    {
      text: 'Have a lot of vegetables in my fridge. There is some fish. There is not any cake, because I ate.',
      correction:
        '<p><del>Have</del> <ins>There are</ins> a lot of vegetables. And at the end: because I ate <ins>it</ins>.</p>',
      mark: 6,
    },
  ],
  'Dinner for four': [
    {
      text: "I make feijoada. There is some rice and there are some beans. There isn't any orange. I need four oranges and a bottle of water.",
      correction:
        "<p>I want to come! Oranges can be counted: There <del>isn't</del> <ins>aren't</ins> any orange<ins>s</ins>.</p>",
      mark: 8,
    },
    {
      text: "There are two onions and some cheese. There isn't any pasta. I need a pack of pasta and six tomatoes. My friends love lasagna!",
      correction: '<p>An excellent list, with a pack and a plural in <em>-es</em>.</p>',
      mark: 10,
    },
  ],
  'Your living room': [
    {
      text: 'My sofa is in front of the TV. The table is between the sofa and the TV. There is a plant next of the window.',
      correction: '<p>I can see the room. One preposition: next <del>of</del> <ins>to</ins> the window.</p>',
      mark: 9,
    },
    {
      text: 'The books is on the shelf. My cat sleeps under the table. The lamp is behind the sofa.',
      correction:
        '<p>Three places, well chosen. Books are many: The books <del>is</del> <ins>are</ins> on the shelf.</p>',
      mark: 8,
    },
  ],
  'Ana calls home': [
    {
      text: 'Mom, there is a sofa and a cat on the sofa. The lamp is next to it. In front there is a table. There are many books in the bookshelf.',
      correction: '<p>Your mother can draw this room. Books stand <del>in</del> <ins>on</ins> the shelf.</p>',
      mark: 9,
    },
    {
      text: 'The living room is very nice. The picture is on the wall. The plant is on the bookshelf. The cat is behind of the cup.',
      correction: '<p>Good work. <em>Behind</em> stands alone: behind <del>of</del> the cup.</p>',
      mark: 8,
    },
  ],
  'Your five steps': [
    {
      text: 'I always drink coffee. I sometimes am late. I never go to the gym.',
      correction: '<p>Honest! With <em>be</em> the word comes after: I <ins>am</ins> sometimes <del>am</del> late.</p>',
      mark: 8,
    },
    {
      text: 'I always call my grandmother on Sundays. I sometimes run in the park. I never eat onions.',
      correction: '<p>Three true sentences and not one mistake.</p>',
      mark: 10,
    },
  ],
  'A day of somebody you know': [
    {
      text: 'My father is a driver. He wake up at four. He usually have breakfast at home. He works until three o’clock. He always sleep after lunch.',
      correction:
        '<p>A lovely portrait. Give him the handrail: he wake<ins>s</ins> up, he <del>have</del> <ins>has</ins>, he sleep<ins>s</ins>.</p>',
      mark: 6,
    },
    {
      text: "My aunt Lúcia has a store. She opens it at nine. She never closes before seven. She often eats lunch there. She doesn't like Mondays!",
      correction: "<p>Every verb holds its s, and <em>doesn't like</em> is perfect.</p>",
      mark: 10,
    },
  ],
  'In your mirror': [
    {
      text: "I'm wearing a blue pants and a t-shirt. I'm write this text. My daughter is watching TV.",
      correction:
        "<p><em>Pants</em> are plural, so no <del>a</del>. And both parts of the pajamas: I'm <del>write</del> <ins>writing</ins>.</p>",
      mark: 7,
    },
    {
      text: "Today I'm wearing a red sweater and jeans. I'm drinking tea, and it is raining outside.",
      correction: '<p>Right from head to foot.</p>',
      mark: 10,
    },
  ],
  'Your photo': [
    {
      text: 'This is my brother. He is wearing a hat black. He is siting on the sand. We are laughing. My mother taking the photo.',
      correction:
        '<p>The color comes first: a <ins>black</ins> hat <del>black</del>. Double the t: sit<ins>t</ins>ing. And: My mother <ins>is</ins> taking the photo.</p>',
      mark: 7,
    },
    {
      text: 'In this photo my friends are dancing. Carla is wearing a green dress. I am holding a cake. It is my birthday. Everybody is singing.',
      correction: '<p>What a party! Five actions, and five times both parts.</p>',
      mark: 10,
    },
  ],
  'Last Saturday': [
    {
      text: 'In the morning I was at work. In the afternoon we was at the beach. At night I was very tired.',
      correction: '<p>A full day. The second wing of the door: we <del>was</del> <ins>were</ins> at the beach.</p>',
      mark: 8,
    },
    {
      text: 'In the morning I was at home. My cousins were there. At night we were at the movies, and the movie was terrible!',
      correction: '<p>All doors open in the right direction.</p>',
      mark: 10,
    },
  ],
  'Your best picture': [
    {
      text: 'My best picture was in the hall. There was a coat and it was a snake. The keys was under it. I was afraid!',
      correction: '<p>I was afraid too! Only: the keys <del>was</del> <ins>were</ins> under it.</p>',
      mark: 8,
    },
    {
      text: 'My best picture was on the stairs. There were five frogs on five steps. The frog at the top was always happy. The frog at the bottom was never clean.',
      correction: '<p>Five frogs for five words: that is the Magic Formula, and you made it your own.</p>',
      mark: 10,
    },
  ],
}
