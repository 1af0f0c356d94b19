/** Who may be Jack, from what is public and from the alibi cards that the seat has drawn itself. */
import { CHARACTERS, type Character } from '../../model/index.js';
import type { Deduction, SeenEvent } from '../game/contract.js';

/** The characters whose visibility was Jack's at every call, without the alibis the seat holds. Nothing more can be known. */
export function deduceMrJack(
  seen: readonly SeenEvent[],
): Required<Pick<Deduction, 'locations' | 'suspects'>> {
  let suspects: readonly Character[] = CHARACTERS;
  for (const event of seen) suspects = suspects.filter((character) => fits(event, character));
  // In this game the question is who Jack is; where he stands, anybody can see.
  return { locations: [], suspects };
}

/** Whether what was seen could have been seen if this character were Jack. */
function fits(event: SeenEvent, character: Character): boolean {
  switch (event.type) {
    case 'witnessed':
      return (
        (event['visible'] as readonly Character[]).includes(character) === (event['answer'] === 'visible')
      );
    case 'alibiSeen':
      return event['character'] !== character;
    case 'accused':
      return (event['target'] === character) === event['isRight'];
    case 'escaped':
      return event['character'] === character;
    case 'gameOver':
      return event['jack'] === character;
    default:
      return true;
  }
}
