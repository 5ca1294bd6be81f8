import { saveFile } from './save-file';

test('a saved file is freed, but not before the browser has started to read it', () => {
  jest.useFakeTimers();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL });
  saveFile(new Blob(['text']), 'a.txt');
  expect(click.mock.contexts).toEqual([
    expect.objectContaining({ href: 'blob:one', download: 'a.txt' }),
  ]);
  jest.advanceTimersByTime(10_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:one');
  jest.useRealTimers();
});
