#!/bin/sh
# Hugo, and a Markdown page whose first line is HTML.
#
# One would guess: Hugo renders an .md page that begins with `<div>` like any other page. It leaves out raw HTML by default.
# What happens: if a page has no front matter, its first character decides the type of the file. With `<`, Hugo reports "plain
# HTML documents not supported", and does not build the site at all. If a line of text comes before the same HTML, Hugo builds the
# site, and leaves out the HTML.
# Who is hurt: authors who paste an embed code as the first line of a page, or delete the heading above the code. Hugo then
# publishes no page of the site, and its message mentions neither Markdown nor front matter.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download hugo=0.111.3-1 >/dev/null 2>&1
dpkg-deb -x hugo_*.deb hugo
hugo=$folder/hugo/usr/bin/hugo
"$hugo" version

mkdir -p site/content site/layouts/_default
echo 'disableKinds = ["home", "section", "taxonomy", "term"]' >site/config.toml
echo '{{ .Content }}' >site/layouts/_default/single.html

build() {
  printf "$1" >site/content/page.md
  rm -rf site/public
  "$hugo" --source site >log 2>&1
}

if build '<p>Hello</p>\n\nWords.\n'; then first=built; else first=refused; fi
grep -i error log || true
if build 'Words.\n\n<p>Hello</p>\n'; then second=built; else second=refused; fi
echo "A page that begins with a tag: $first. The same with words first: $second."
if [ "$first" != refused ] || [ "$second" != built ]; then
  echo 'This differs from what was seen: refused, and built.' >&2
  exit 1
fi
