export const NAME_STORY = {
  intro: 'Why a consulting firm is named after a mason’s tool.',
  paragraph:
    'A plumb line is a weight on a string. It’s cheap, you can’t argue with it, and a wall built along it stands. We took the name because large systems fail for the same reason walls do: somebody trusted their eye.',
} as const;
