/** The events of Mr Jack in words. */
import type { SeenEvent } from '../../../engine/index.js';
import { characterName, type Fields, joinNames } from './places.js';
import { describeResult } from './describe-result.js';
import { seatName } from './seats.js';

/** A hex in words. */
export const hexName = (id: unknown): string => `hex ${String(id).slice(1)}`;

const names = (characters: unknown): string =>
  joinNames((characters as readonly unknown[]).map(characterName));

const EVENTS: Readonly<Record<string, (event: Fields) => string>> = {
  roundBegan: ({ round, faceUp }) => `Round ${String(round)} begins. The cards: ${names(faceUp)}.`,
  cardChosen: ({ seat, character }) =>
    `${seatName(String(seat))} takes the card of ${characterName(character)}.`,
  moved: ({ character, to }) => `${characterName(character)} moves to ${hexName(to)}.`,
  moveSkipped: ({ character }) => `${characterName(character)} cannot move.`,
  dutySkipped: ({ character }) => `The ability of ${characterName(character)} cannot be used.`,
  accused: ({ character, target, isRight }) =>
    `${characterName(character)} accuses ${characterName(target)}: ${isRight === true ? 'rightly' : 'wrongly'}.`,
  escaped: ({ character, exit }) => `${characterName(character)} leaves by the exit ${String(exit)}.`,
  alibiDrawn: ({ seat }) => `${seatName(String(seat))} draws an alibi.`,
  alibiSeen: ({ character }) => `It is that of ${characterName(character)}.`,
  watsonFaced: ({ dir }) => `Watson faces ${String(dir)}.`,
  lampMoved: ({ tile, from, to }) => `Lamp ${String(tile)} is moved from ${hexName(from)} to ${hexName(to)}.`,
  cordonMoved: ({ from, to }) => `A cordon is moved from the exit ${String(from)} to the exit ${String(to)}.`,
  coverMoved: ({ from, to }) => `A cover is moved from ${hexName(from)} to ${hexName(to)}.`,
  swapped: ({ with: other }) => `Gull changes places with ${characterName(other)}.`,
  whistled: ({ moves }) =>
    `Goodley whistles: ${joinNames(
      (moves as readonly Fields[]).map(
        ({ character, to }) => `${characterName(character)} to ${hexName(to)}`,
      ),
    )}.`,
  witnessed: ({ answer, visible, innocent }) =>
    `Jack is ${String(answer)}. Visible: ${names(visible)}. Now innocent: ${names(innocent)}.`,
  lampWentOut: ({ tile }) => `Lamp ${String(tile)} goes out.`,
  gameOver: ({ result }) => describeResult(String(result)),
};

/** An event of Mr Jack as a sentence; undefined for one that is not known. */
export const describeMrJackEvent = (event: SeenEvent): string | undefined => EVENTS[event.type]?.(event);
