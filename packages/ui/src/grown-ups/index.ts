import '../css-properties.ts';

export { classes } from '../classes.ts';
export { Domino, type DominoMood } from '../parts/Domino.tsx';
export { Paw } from '../parts/paw/Paw.tsx';
export { VisuallyHidden } from '../parts/VisuallyHidden.tsx';
export { Button, buttonClass, LinkButton } from './Button.tsx';
export { CodeField, codeDigits } from './CodeField.tsx';
export { Dialog } from './Dialog.tsx';
export { Fact, Facts } from './Facts.tsx';
export {
  LabelledSelect,
  LabelledTextBox,
  SearchField,
  Select,
  TextBox,
  TextField,
} from './Field.tsx';
export { KeyCap } from './KeyCap.tsx';
export { Level } from './Level.tsx';
export { Meter } from './Meter.tsx';
export { EmptyState, FormError, LoadError, Notice } from './messages.tsx';
export { Segments } from './Segments.tsx';
export { cells, Table } from './Table.tsx';
export { Tag, type TagTone } from './Tag.tsx';
export { Toast } from './Toast.tsx';
export { default as textStyles } from './text.module.css';
