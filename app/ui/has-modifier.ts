type ModifierKeys = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a modifier key is pressed: then the browser handles the event, for a new tab or a shortcut. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys) =>
  altKey || ctrlKey || metaKey || shiftKey;
