import type { DeliveredText } from '@digipals/contract';
import { Table, Tag, textStyles } from '@digipals/ui/grown-ups';
import { plural, receiver } from '../shared/words.ts';
import css from './RecallPage.module.css';

/** Where a delivered text is now, and what becomes of it there. */
export function WhereItIs({ found }: { found: DeliveredText }) {
  const { kind, devices, isNotified, caseId } = found;
  const places = {
    message: 'Conversation and inbox of both',
    post: 'Wall, for its readers',
    status: 'Profile, for friends',
  } as const;
  const rows = [
    [places[kind], `${plural(devices.open, 'device')} open now`, 'Gone at once'],
    [
      'Devices that are away',
      plural(devices.away, 'device'),
      devices.away > 0 ? 'Gone before it draws again' : 'None',
    ],
    ['Notification and snippet', isNotified ? '1 unread' : 'none unread', 'Gone at once'],
    ['Pages and copies for grown-ups', 'of both children', 'Left out'],
    [caseId ? `Evidence in case ${caseId}` : 'Evidence at the desk', 'with its history', 'Stays'],
  ] as const;
  return (
    <section aria-label="Where it is now">
      <h2>Where it is now</h2>
      <Table>
        <tbody>
          {rows.map(([place, state, becomes]) => (
            <tr key={place}>
              <td>{place}</td>
              <td className={textStyles['soft']}>{state}</td>
              <td>
                <Tag>{becomes}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** What the two children see instead of the text. */
export function WhatChildrenSee({ found: { from, to, kind } }: { found: DeliveredText }) {
  return (
    <section aria-label="What the children see">
      <h2>What the children see</h2>
      <div className={css['seen']}>
        {kind === 'message' && (
          <div className={css['card']}>
            <b className={textStyles['strong']}>{receiver(to, kind)}, got it</b>
            <p>A grown-up took a message away. You did nothing wrong.</p>
            <p className={textStyles['soft']}>I want to talk</p>
          </div>
        )}
        <div className={css['card']}>
          <b className={textStyles['strong']}>{from.pseudonym}, wrote it</b>
          <p>We took your message back. It can hurt.</p>
        </div>
      </div>
    </section>
  );
}
