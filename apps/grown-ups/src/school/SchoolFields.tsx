import type { SchoolFacts } from '@digipals/contract';
import { consentAgeOf, consentAges, keepTexts, languageCodes } from '@digipals/contract/constants';
import { LabelledSelect, Segments, TextField } from '@digipals/ui/grown-ups';
import { QuietFields } from '../parts/QuietFields.tsx';
import { countries, timeZones } from '../shared/countries.ts';
import { languageNames } from '../shared/dates.ts';
import { areInOrder, schoolHours } from '../shared/open-hours.ts';
import { school } from '../words/school.ts';
import css from './SchoolFields.module.css';

type Props = { facts: SchoolFacts; onChange(facts: SchoolFacts): void };

const countryNames = Object.fromEntries(countries.map(({ code, name }) => [code, name]));
const zoneNames = Object.fromEntries(timeZones.map(zone => [zone, zone.replaceAll('_', ' ')]));

/** Name, place and language of a school. A new country brings its age of consent. */
export function SchoolFields({ facts, onChange }: Props) {
  return (
    <div className={css['fields']}>
      <TextField
        required
        label={school.name}
        autoComplete="organization"
        maxLength={80}
        value={facts.schoolName}
        onChange={event => onChange({ ...facts, schoolName: event.target.value })}
      />
      <LabelledSelect
        label={school.country}
        options={countries.map(({ code }) => code)}
        words={countryNames}
        value={facts.country}
        onChoose={country => onChange({ ...facts, country, consentAge: consentAgeOf(country) })}
      />
      <LabelledSelect
        label={school.timeZone}
        options={timeZones.includes(facts.timeZone) ? timeZones : [facts.timeZone, ...timeZones]}
        words={{ [facts.timeZone]: facts.timeZone, ...zoneNames }}
        value={facts.timeZone}
        onChoose={timeZone => onChange({ ...facts, timeZone })}
      />
      <LabelledSelect
        label={school.language}
        about={school.languageAbout}
        options={languageCodes}
        words={languageNames}
        value={facts.language}
        onChoose={language => onChange({ ...facts, language })}
      />
    </div>
  );
}

/** What keeps the facts of a school from being saved, in words. */
export function problemOf({ schoolName, quiet }: SchoolFacts): string | null {
  if (schoolName.trim() === '') return school.unnamed;
  return quiet && !areInOrder(quiet) ? school.hoursWrong : null;
}

/** The rules of a school; the strict ones come first. */
export function RuleFields({ facts, onChange }: Props) {
  const ages = consentAges.map(String);
  return (
    <div className={css['fields']}>
      <p className={css['note']}>{school.texts}</p>
      <div className={css['labelled']}>
        <b>{school.keep}</b>
        <Segments
          label={school.keep}
          className={css['segments']}
          options={keepTexts.map(value => ({ value, words: school.keeps[value] }))}
          value={facts.keepTexts}
          onChoose={chosen => onChange({ ...facts, keepTexts: chosen })}
        />
      </div>
      <div className={css['labelled']}>
        <b>{school.quiet}</b>
        <Segments
          label={school.quiet}
          className={css['segments']}
          options={(['open', 'none'] as const).map(value => ({
            value,
            words: school.quiets[value],
          }))}
          value={facts.quiet ? 'open' : 'none'}
          onChoose={chosen =>
            onChange({ ...facts, quiet: chosen === 'open' ? (facts.quiet ?? schoolHours) : null })
          }
        />
        {facts.quiet && (
          <QuietFields quiet={facts.quiet} onChange={quiet => onChange({ ...facts, quiet })} />
        )}
        <small>{facts.quiet ? school.quietAbout : school.alwaysAbout}</small>
      </div>
      <LabelledSelect
        label={`${school.consent}: ${countryNames[facts.country] ?? ''}`}
        about={school.consentAbout}
        options={ages}
        words={Object.fromEntries(consentAges.map(age => [String(age), school.years(age)]))}
        value={String(facts.consentAge)}
        onChoose={chosen => {
          const age = consentAges.find(one => String(one) === chosen);
          if (age) onChange({ ...facts, consentAge: age });
        }}
      />
    </div>
  );
}
